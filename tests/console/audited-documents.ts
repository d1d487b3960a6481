/** Documents that a site can have, for calls that change something. */

export const menuOfTwo = { document: 'menu', content: { menu: ['home'], game_menu: ['Hot'] } };
const plainText = { EN: 'A gift', PHP: '', CN: '' };
export const aGift = {
  site_code: 'aurum',
  code: 'audited-gift',
  promotion: {
    position: 9,
    image_url: '',
    words: { title: plainText, summary: plainText, body: plainText, terms: plainText },
    starts_at: null,
    ends_at: null,
    audience: 'all',
    audience_days: null,
    audience_level: null,
    offer: {
      kind: 'cashback',
      period: 'week',
      percent: 1,
      minimum_payout: '1.00',
      paid_as: 'cash',
    },
    bonus_terms: null,
  },
};
export const aReward = {
  site_code: 'aurum',
  change: {
    kind: 'mission',
    code: 'audited-mission',
    content: {
      position: 90,
      words: { title: plainText, description: plainText },
      period: 'daily',
      metric: 'turnover',
      target: '90000.00',
      category: null,
      provider_code: null,
      game_code: null,
      minimum_stake: '0.00',
      turnover: '0.00',
      reward: { kind: 'cash', amount: '1.00' },
      claim_hours: 24,
      starts_at: null,
      ends_at: null,
    },
  },
};
export const aLetter = {
  name: 'Audited',
  segment: {
    level_from: null,
    level_to: null,
    played: null,
    deposited: null,
    signed_up: null,
    language: null,
    tags: [],
  },
  channels: ['inbox'],
  words: { title: plainText, body: plainText },
  href: '',
};
