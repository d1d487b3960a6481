/**
 * The words that the house does not allow, in the languages of its players, until an operator has a list of their own: insults, hate, threats, and
 * the ways elsewhere that whoever sells or begs in a chat names. A word between * counts as part of other words too; none of those is in a word
 * that one says.
 */
export const houseWords: readonly string[] = [
  // English.
  ...['*fuck*', 'fuk', 'fck', '*bullshit*', 'shit', 'shitty', 'bitch', 'bitches', 'cunt', 'cunts', 'dick', '*dickhead*', 'cock'],
  ...['pussy', 'asshole', 'assholes', 'bastard', 'whore', 'slut', 'wanker', 'twat', 'rape', 'rapist', '*nigger*', 'nigga', 'faggot'],
  ...['fag', 'retard', 'retarded', 'chink', 'spic', 'tranny', 'kys', 'kill yourself', 'kill you', 'nazi'],
  // Filipino.
  ...['*putangina*', 'tangina', 'tang ina', 'puta', 'putang ina', 'tanga', 'gago', 'bobo', 'inutil', 'ulol', 'tarantado', 'leche'],
  ...['*kantot*', 'iyot', 'pekpek', 'puki', 'titi', 'burat', 'pakyu', 'pokpok', 'hayop ka', 'hindot', 'punyeta', 'kupal', 'papatayin kita'],
  // Chinese, in both scripts.
  ...['*操你*', '*肏*', '*草泥马*', '*草泥馬*', '*傻逼*', '*傻屄*', '*煞笔*', '*他妈的*', '*他媽的*', '*你妈逼*', '*你妈的*', '*你媽的*'],
  ...['*去死*', '*婊子*', '*贱人*', '*賤人*', '*王八蛋*', '*混蛋*', '*狗日的*', '*鸡巴*', '*雞巴*', '*强奸*', '*強姦*', '*支那*', '*屌你*'],
  ...['*仆街*', '*滚蛋*', '*滾蛋*', 'cnm', 'sb', 'nmsl', 'tmd'],
  // Ways elsewhere.
  ...['*telegram*', '*whatsapp*', 'viber', 'wechat', 'weixin', '*微信*', '*加微*', '*扣扣*', '*代充*', 'gcash me', 'pm me', 'dm me'],
];
