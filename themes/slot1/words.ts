import type { OwnWords } from '../own-words.ts';

/** What Candy Pop says itself. */
export const words = {
  EN: {
    jar: 'Gift jar',
    visitorText:
      'Sign up and play to earn a free pick each day. Every prize and its chance is listed on the jar.',
    join: 'Sign up',
    closedText: 'The jar is closed at the moment. Come back later.',
    readyText: 'Your free pick of the day is ready.',
    drawing: 'Picking a candy…',
    stakeLeft: 'To stake before your next free pick:',
    nextFree: 'Next free pick in',
    open: 'Open the jar',
    openFor: 'Pick for',
    earn: 'How to earn tokens',
    odds: 'Prizes and chances',
  },
  PHP: {
    jar: 'Gift jar',
    visitorText:
      'Mag-sign up at maglaro para may libreng pili araw-araw. Nakasulat sa jar ang bawat premyo at ang chance nito.',
    join: 'Mag-sign up',
    closedText: 'Sarado muna ang jar. Balikan mo mamaya.',
    readyText: 'Puwede ka nang pumili nang libre ngayong araw.',
    drawing: 'Pumipili ng candy…',
    stakeLeft: 'Itataya pa bago ang susunod na libreng pili:',
    nextFree: 'Susunod na libreng pili sa loob ng',
    open: 'Buksan ang jar',
    openFor: 'Pumili para sa',
    earn: 'Paano kumita ng tokens',
    odds: 'Mga premyo at chance',
  },
  CN: {
    jar: '糖果礼罐',
    visitorText: '注册并参与游戏，每天都可赢得一次免费抽取。所有奖品及概率都列在礼罐上。',
    join: '注册',
    closedText: '礼罐暂时关闭，请稍后再来。',
    readyText: '今天的免费抽取已就绪。',
    drawing: '正在取糖果…',
    stakeLeft: '距下次免费抽取还需投注：',
    nextFree: '下次免费抽取还有',
    open: '打开礼罐',
    openFor: '抽取需',
    earn: '如何获得代币',
    odds: '奖品与概率',
  },
} satisfies OwnWords<string>;
