/**
 * What the house's own games are called in Chinese. English and Filipino players read the English title, which the provider's list
 * has. Other providers name their games in one language only.
 */
/** By the game's code. */
export const chineseTitles: Readonly<Record<string, string>> = {
  'amber-mammoth': '琥珀猛犸',
  'auto-roulette': '自动轮盘',
  baccarat: '百家乐',
  blackjack: '二十一点',
  'bonus-poker': '奖励扑克',
  'candy-carnival': '糖果嘉年华',
  'caribbean-stud': '加勒比扑克',
  'casino-holdem': '赌场德州扑克',
  'coin-streak': '连猜硬币',
  'corsair-gold': '海盗宝藏',
  'crash-jeepney': '吉普尼飞驰',
  'crash-kite': '风筝高飞',
  'crash-rocket': '火箭冲天',
  crossing: '夜过马路',
  'crystal-gems': '水晶宝石',
  'deuces-wild': '百搭二',
  dice: '骰子',
  'dragon-fortune': '神龙献财',
  'dragon-tiger': '龙虎',
  'dusty-gulch': '西部峡谷',
  'fan-tan': '番摊',
  'four-elixirs': '四色灵药',
  'fruit-party': '水果派对',
  'golden-pharaoh': '黄金法老',
  'hi-lo': '猜高低',
  'isla-del-fuego': '火山岛',
  'jacks-or-better': '对杰高手',
  'jungle-drums': '丛林鼓声',
  keno: '基诺',
  'koi-pond': '锦鲤池',
  'lantern-festival': '元宵灯会',
  limbo: '倍数冲关',
  'lucky-sevens': '幸运七',
  'midnight-manor': '午夜庄园',
  mines: '扫雷',
  'ocean-king': '海洋之王',
  penalty: '点球大战',
  plinko: '弹珠',
  roulette: '欧式轮盘',
  'samurai-moon': '武士之月',
  'sic-bo': '骰宝',
  'speed-baccarat': '极速百家乐',
  'clockwork-orchard': '发条果园',
  'star-voyager': '星际旅者',
  'super-joker': '超级小丑',
  'three-card-poker': '三张扑克',
  'thunder-hall': '雷神殿堂',
  'golden-carabao': '黄金水牛',
  'tiger-jackpot': '猛虎大奖',
  towers: '高塔',
  'twelve-bells': '十二钟声',
  wheel: '幸运转盘',
};

/** The title of a house game in Chinese; of a game that has none, the one that is given. */
export function chineseTitle(gameCode: string, title: string): string {
  return Object.hasOwn(chineseTitles, gameCode) ? (chineseTitles[gameCode] ?? title) : title;
}
