import type { newsList } from '@marquee/contract/api/news/list.ts';
import type { Headline } from '@marquee/themes/shell/headlines.ts';
import type { ReactNode } from 'react';
import { callOrThrow, siteInput } from '../../api/client.ts';
import type { Endpoint } from '../../api/endpoint.ts';
import { usePath, useShell } from '../../shell/shell-context.ts';
import type { LanguageCode } from '../../words/languages.ts';
import { once, useTold } from '../floating/use-told.ts';

const ofNews: Endpoint<typeof newsList> = { path: '/api/news/list' };

/** As many as a strip has time for. */
const most = 5;

const latestOf = once(
  async (language: LanguageCode) =>
    (await callOrThrow(ofNews, { ...siteInput(), language, page_size: most })).value,
);

/** The latest news of the site, in the look that the layout gives them. */
export default function Headlines({
  render,
}: {
  render: (headlines: readonly Headline[]) => ReactNode;
}): ReactNode {
  const path = usePath();
  const { language } = useShell();
  const latest = useTold(latestOf, language) ?? [];
  return render(
    latest.map((item) => ({ key: item.news_id, title: item.title, href: path(`/news/${item.news_id}`) })),
  );
}
