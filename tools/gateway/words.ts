import type { KeptPayment } from './state.ts';

/** The texts of the hosted page. */
interface Words {
  readonly lang: string;
  readonly title: string;
  readonly sandbox: string;
  readonly explanation: string;
  readonly to: string;
  readonly reference: string;
  readonly until: string;
  readonly pay: string;
  readonly decline: string;
  readonly leave: string;
  readonly language: string;
  readonly back: string;
  readonly outcome: Readonly<Record<Exclude<KeptPayment['status'], 'open'>, string>>;
  readonly unknown: string;
}

export const words: Readonly<Record<KeptPayment['language'], Words>> = {
  EN: {
    lang: 'en',
    title: 'Payment',
    sandbox: 'Sandbox · play money',
    explanation: 'No real money moves here. Choose how this payment ends.',
    to: 'Paying to',
    reference: 'Reference',
    until: 'Open until',
    pay: 'Pay {amount}',
    decline: 'Decline the payment',
    leave: 'Leave without paying',
    language: 'Language',
    back: 'Back to {merchant}',
    outcome: {
      paid: 'This payment is paid.',
      failed: 'This payment was declined.',
      cancelled: 'This payment was cancelled.',
      expired: 'This payment has expired.',
    },
    unknown: 'There is no such payment.',
  },
  PHP: {
    lang: 'fil',
    title: 'Pagbabayad',
    sandbox: 'Sandbox · larong pera',
    explanation: 'Walang totoong perang gumagalaw dito. Piliin kung paano matatapos ang bayad na ito.',
    to: 'Babayaran',
    reference: 'Reference',
    until: 'Bukas hanggang',
    pay: 'Magbayad ng {amount}',
    decline: 'Tanggihan ang bayad',
    leave: 'Umalis nang hindi nagbabayad',
    language: 'Wika',
    back: 'Bumalik sa {merchant}',
    outcome: {
      paid: 'Bayad na ito.',
      failed: 'Tinanggihan ang bayad na ito.',
      cancelled: 'Kinansela ang bayad na ito.',
      expired: 'Lumipas na ang oras ng bayad na ito.',
    },
    unknown: 'Walang ganitong bayad.',
  },
  CN: {
    lang: 'zh',
    title: '付款',
    sandbox: '沙盒 · 游戏币',
    explanation: '此处不涉及真实资金。请选择这笔付款的结果。',
    to: '收款方',
    reference: '参考编号',
    until: '有效期至',
    pay: '支付 {amount}',
    decline: '拒绝付款',
    leave: '不付款离开',
    language: '语言',
    back: '返回 {merchant}',
    outcome: {
      paid: '该付款已完成。',
      failed: '该付款已被拒绝。',
      cancelled: '该付款已取消。',
      expired: '该付款已过期。',
    },
    unknown: '没有该付款。',
  },
};
