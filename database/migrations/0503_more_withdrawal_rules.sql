-- The gateway that pays out, the withdrawals of a day and the turnover before one are withdrawal rules of a site too. A change that
-- waits keeps them as they are.
update operators.approval a
set before = a.before || s.others, after = a.after || s.others
from (
  select p.site_id, jsonb_build_object('payout_gateway', coalesce(c.payout_gateway, 'manual'), 'per_day', p.withdrawals_per_day,
    'turnover_multiple', trim_scale(p.turnover_multiple)::text) as others
  from sites.site p left join cashier.site_setting c using (site_id)
) s
where a.kind = 'withdrawal_rules' and a.state = 'open' and s.site_id = a.site_id and a.after is not null;
