import type { TestConstellation } from '../constellation.ts';

/** As many games as a large house has. */
export const manyGames = 5000;

/** A second provider, with thousands of arcade games and a few of others, at one brand. */
export async function addGames(marquee: TestConstellation, siteCode: string): Promise<void> {
  await marquee.owner.query(
    `insert into catalog.provider (provider_code, provider_name, slug) values ('GRAND', 'Grand Arcade', 'grand')`,
  );
  await marquee.owner.query(
    `insert into catalog.game (provider_code, game_code, game_name, game_type, category, game_image, game_image_2x,
       rtp_percent, volatility, released_at)
     select 'GRAND', 'grand-' || n, (array['Comet', 'Pebble', 'Lagoon', 'Velvet', 'Marble'])[1 + n % 5] || ' Runner ' || n,
       'ARCADE', 'arcade', '/art/category/arcade.webp', '', case when n % 7 = 0 then null else 94 + (n % 400) / 100.0 end,
       (array['low', 'medium', 'high'])[1 + n % 3], '2020-01-01'
     from generate_series(1, $1) n`,
    [manyGames],
  );
  await marquee.owner.query(
    `insert into catalog.site_provider (site_id, provider_code)
     select site_id, 'GRAND' from sites.site where site_code = $1`,
    [siteCode],
  );
}
