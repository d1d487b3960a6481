import { lazy, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { AccountArea } from '../features/account-area/account-area.tsx';
import { useWords } from '../words/use-words.ts';
import { useRest } from '../session/rest.ts';
import { housePages } from './brand-pages.ts';
import { categoryPicture, imageAt } from './image-folders.ts';
import { keep } from './kept-state.ts';
import { LanguageMenu } from './language-menu.tsx';
import { SiteFooter } from './site-footer.tsx';
import { usePath, useShell } from './shell-context.ts';
import { useTemplate } from './template-context.ts';

const Headlines = lazy(() => import('../features/headlines/headlines.tsx'));
const LiveFeed = lazy(() => import('../features/live/live-feed.tsx'));

function keepView(marks: string): void {
  keep('view', marks);
}

/** The template's layout around a page, filled with the site's menus, words and footer. */
export function SiteLayout({ children }: { children: ReactNode }): ReactNode {
  const t = useWords();
  const path = usePath();
  const { site, content, accountList, cmsStatus, hasHotGames, language } = useShell();
  const { Layout } = useTemplate();
  const rests = useRest();
  // In a break from play the menus lead to nothing but the page of the break.
  const menu = rests ? content.menu.filter((item) => item.href === '/') : content.menu;
  const gameMenu = rests ? [] : content.game_menu;
  const { pathname, search } = useLocation();
  const here = pathname + search;
  if (!site) return children;
  // An address of the site itself is a page of it, in the page's language.
  const appAt = (href: string): string => (href.startsWith('/') ? path(href) : href);
  const apps = [
    { label: t('footer.android'), href: site.android_sub },
    { label: t('footer.ios'), href: site.ios_sub },
  ].flatMap(({ label, href }) => (href ? [{ label, href: appAt(href) }] : []));
  const playMoney = site.play_money ? t('shell.playMoney') : '';
  return (
    <Layout
      brand={{ name: site.site_name, logo: site.logo1, mark: site.logo2, playMoney: site.play_money }}
      paths={{
        home: path('/'),
        games: path('/slots'),
        account: path('/account'),
        deposit: path('/deposit'),
        history: path('/transaction-history'),
        current: pathname,
      }}
      menu={menu.map((item) => ({
        id: item.content_id,
        label: t.find(item.label_key),
        href: path(item.href),
        current: pathname === path(item.href),
      }))}
      gameMenu={gameMenu
        .filter((item) => hasHotGames || item.category.toLowerCase() !== 'hot')
        .map((item) => ({
          id: item.category,
          label: t.find(item.label_key),
          href: path(item.href),
          current: here === path(item.href),
          picture: categoryPicture(item.category),
        }))}
      account={<AccountArea />}
      languageMenu={<LanguageMenu />}
      Live={LiveFeed}
      Headlines={Headlines}
      keepView={keepView}
      language={language}
      words={{
        skip: t('shell.skip'),
        menu: t('shell.menu'),
        games: t('shell.games'),
        home: t('shell.home'),
        play: t('shell.play'),
        search: t('shell.search'),
        account: t('shell.account'),
        wallet: t('shell.wallet'),
        history: t('shell.history'),
        bar: t('shell.bar'),
        playMoney,
      }}
      footer={
        <SiteFooter
          logo={site.logo1}
          brandName={site.site_name}
          about={t('footer.about', { brand: site.site_name })}
          minimumAge={site.minimum_age}
          columns={[
            ...(rests
              ? []
              : [
                  {
                    title: t('footer.play'),
                    links: [
                      ...content.menu.map((item) => ({
                        label: t.find(item.label_key),
                        href: path(item.href),
                      })),
                      { label: t('page.providers'), href: path('/providers') },
                    ],
                  },
                ]),
            {
              title: t('footer.house'),
              links: housePages
                .filter((page) =>
                  'field' in page ? cmsStatus[page.field] : apps.length === 0 || page.path !== '/download',
                )
                .map((page) => ({ label: t(page.label), href: path(page.path) })),
            },
            ...(apps.length > 0 ? [{ title: t('footer.apps'), links: apps }] : []),
          ]}
          social={{
            title: t('footer.follow'),
            links: accountList.map(({ name, href, icon }) => ({
              label: name,
              href,
              icon: imageAt('footer', `${icon}.svg`),
            })),
          }}
          notices={[
            t('footer.age', { age: site.minimum_age }),
            ...(playMoney ? [t('footer.playMoney')] : []),
            t('footer.fairness'),
          ]}
        />
      }
    >
      {children}
    </Layout>
  );
}
