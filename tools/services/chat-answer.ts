import type { ChatLanguage } from './chat-window.ts';

/** What the desk of the demo answers, by what a message is about; the last answer is for everything else. */
const answers: readonly {
  readonly about: RegExp;
  readonly text: Readonly<Record<ChatLanguage, string>>;
}[] = [
  {
    about: /withdraw|cash ?out|payout|提款|取款/i,
    text: {
      en: 'Withdrawals are on the Withdrawal page: choose your bank account and an amount. The page shows each step.',
      fil: 'Nasa Withdrawal page ito: piliin ang bank account at amount. Makikita mo roon ang bawat step.',
      zh: '请前往“提款”页面，选择银行账户和金额，页面会显示每一步的进度。',
    },
  },
  {
    about: /deposit|top ?up|gcash|存款|充值/i,
    text: {
      en: 'Deposits are on the Deposit page. Choose a method and an amount; the sandbox gateway moves no real money.',
      fil: 'Nasa Deposit page ito. Pumili ng method at amount; walang totoong pera sa sandbox gateway.',
      zh: '请前往“存款”页面选择方式和金额。演示网关不会转移真实资金。',
    },
  },
  {
    about: /bonus|promo|free ?spin|奖金|优惠/i,
    text: {
      en: 'All bonuses and their wagering requirements are on the Promotions page.',
      fil: 'Nasa Promotions page ang lahat ng bonus at ang wagering requirement ng bawat isa.',
      zh: '所有奖金及其流水要求都在“优惠”页面。',
    },
  },
  {
    about: /limit|exclu|break|addict|限额|自我/i,
    text: {
      en: 'You can set limits or take a break on your Profile page, under Safer play. A lower limit applies at once.',
      fil: 'Puwede kang mag-set ng limits o mag-break sa Profile page, sa Safer play. Agad na gagana ang mas mababang limit.',
      zh: '您可以在“个人资料”的“安全游戏”中设置限额或暂停。降低限额立即生效。',
    },
  },
  {
    about: /(?:)/,
    text: {
      en: 'Thank you, your message has arrived. On a real site a person would answer here.',
      fil: 'Salamat, natanggap namin ang message mo. Sa totoong site, tao ang sasagot dito.',
      zh: '谢谢，我们已收到您的消息。在正式网站上，这里将由客服人员回复。',
    },
  },
];

export function answerTo(message: string, language: ChatLanguage): string {
  return answers.find(({ about }) => about.test(message))?.text[language] ?? '';
}
