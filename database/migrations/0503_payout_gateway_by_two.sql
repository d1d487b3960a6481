-- By which gateway a site pays out is one of its withdrawal rules. A change of them that waits keeps the gateway as it is.
update operators.approval a
set before = a.before || jsonb_build_object('payout_gateway', s.gateway),
  after = a.after || jsonb_build_object('payout_gateway', s.gateway)
from (
  select p.site_id, coalesce(c.payout_gateway, 'manual') as gateway
  from sites.site p left join cashier.site_setting c using (site_id)
) s
where a.kind = 'withdrawal_rules' and a.state = 'open' and s.site_id = a.site_id and a.after is not null;
