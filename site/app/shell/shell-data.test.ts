import { expect, test } from 'vitest';
import { openedShell, sentShell, type ShellData } from './shell-data.ts';

const shell: ShellData = {
  language: 'EN',
  domainName: 'house.localhost',
  origin: 'http://house.localhost',
  theme: { template: 'casino1', palette: 'gold', login: 'page', breakpoint_px: 999, pages: 'tabs shelves' },
  site: {
    site_name: 'House',
    currency: 'PHP',
    country: 'PH',
    logo1: '/logo.svg',
    logo2: '/mark.svg',
    favicon: '/favicon.svg',
    share_image: '/share.jpg',
    android_sub: '',
    ios_sub: '',
    play_money: true,
    minimum_age: 21,
    withdrawal_minimum: '100.00',
    banners: [{ image_url: '/1.avif', image_mobile_url: '/1-m.avif', title: 'A', body: 'B', href: '/slots' }],
  },
  content: {
    menu: [{ content_id: 'home', label_key: 'menu.home', href: '/' }],
    game_menu: [{ category: 'Hot', label_key: 'menu.hot', href: '/hot' }],
  },
  languages: [{ code: 'EN', name: 'English', icon: 'en.svg' }],
  liveChat: { chat_id: '', image_id: '' },
  accountList: [],
  cmsStatus: {
    about_us: true,
    privacy_policy: true,
    banking: true,
    faqs: true,
    responsible_gaming: true,
    term_condition: true,
  },
  hasHotGames: true,
  languageCookie: '',
  hasPartners: false,
  hasPopups: false,
  liveChatScript: '',
  scripts: [],
  features: { dev_outbox: true },
  refused: undefined,
  maintenance: undefined,
  titles: 'Home',
};

test('the shell that is opened is the one that was sent', () => {
  expect(openedShell(sentShell(shell))).toEqual(shell);
  const none = { ...shell, site: undefined };
  expect(openedShell(sentShell(none))).toEqual(none);
});

test('heads read what they need of it without opening it', () => {
  const { origin, language, languages, titles, site } = sentShell(shell);
  expect({ origin, language, languages, titles }).toEqual({
    origin: shell.origin,
    language: shell.language,
    languages: shell.languages,
    titles: shell.titles,
  });
  expect(site?.share_image).toBe('/share.jpg');
  expect(site).not.toHaveProperty('banners');
});
