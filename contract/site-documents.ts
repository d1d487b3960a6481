import { z } from 'zod';
import {
  newsCategories,
  popupAudiences,
  popupPages,
  popupRates,
  seoPages,
  textPages,
} from './document-names.ts';
import { currencySchema, timeSchema } from './fields.ts';

/**
 * What a site is, in documents that operators edit one at a time: its content, which is written as a draft and then
 * published, and its settings, which hold as soon as they are saved.
 */

/** A path of the site, or an address elsewhere. */
export const linkSchema = z
  .string()
  .trim()
  .regex(
    /^(\/([\w?#.%=&-][\w?#.%=&/-]{0,400})?|https:\/\/[\w-]{1,63}(\.[\w-]{1,63}){1,8}[\w?#.%=&/:@~+,;-]{0,400})$/,
    {
      message: 'a path of the site such as /slots, or an address that begins with https://',
    },
  );

/** A path of the site. */
const pathSchema = z
  .string()
  .trim()
  .regex(/^\/([\w?#.%=&-][\w?#.%=&/-]{0,400})?$/, { message: 'a path of the site such as /promotions' });

/** A picture of the site, as an upload answers it. */
export const pictureUrlSchema = z
  .string()
  .regex(
    /^\/brand\/[a-z0-9-]{2,32}\/[a-z0-9@.-]{1,80}(\?v=[0-9a-f]{8})?$/,
    'a picture that was uploaded here',
  );

/** A text for players: English, which stands for a language that has none, and the others as far as they are written. */
function textSchema(most: number) {
  const one = z.string().trim().max(most, `at most ${most} characters`);
  return z.object({ EN: one.min(1, 'a text in English'), PHP: one.default(''), CN: one.default('') });
}

export const bannerSchema = z.object({
  image_url: pictureUrlSchema.describe('1600 × 600'),
  image_mobile_url: pictureUrlSchema.describe('780 × 640'),
  href: linkSchema,
  title: textSchema(120),
  body: textSchema(300),
  is_on: z.boolean(),
  show_from: timeSchema.nullable().describe('Null to show it at once'),
  show_until: timeSchema.nullable().describe('Null to show it until it is switched off'),
});

const htmlSchema = z.string().max(60_000, 'at most 60,000 characters');
/** A page of text. Markup that pages may not hold is removed when it is saved. */
export const textPageSchema = z.object({
  shown: z.boolean(),
  EN: htmlSchema.min(1, 'a text in English'),
  PHP: htmlSchema,
  CN: htmlSchema,
});

export const menuPlaceSchema = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/, 'an entry of the menu');

export const newsItemDocumentSchema = z.object({
  news_id: z.string().regex(/^[a-z0-9-]{2,64}$/, '2 to 64 small letters, digits or dashes'),
  category: z.enum(newsCategories),
  published_at: timeSchema,
  expires_at: timeSchema.nullable(),
  image_url: z.union([pictureUrlSchema, z.literal('')]),
  title: textSchema(160),
  summary: textSchema(400),
  body: z.object({ EN: htmlSchema.min(1, 'a text in English'), PHP: htmlSchema, CN: htmlSchema }),
});

const popupTextSchema = z.string().max(6000, 'at most 6,000 characters with their markup');
const buttonTextSchema = z.string().trim().max(40, 'at most 40 characters');
/** What a site says over its page by itself. Markup that pages may not hold is removed when it is saved. */
export const popupDocumentSchema = z.object({
  popup_id: z
    .string()
    .regex(/^[a-z0-9-]{2,64}$/, '2 to 64 small letters, digits or dashes')
    .describe('By which browsers remember it'),
  is_on: z.boolean(),
  title: textSchema(80),
  body: z.object({
    EN: popupTextSchema.min(1, 'a text in English'),
    PHP: popupTextSchema,
    CN: popupTextSchema,
  }),
  image_url: z.union([pictureUrlSchema, z.literal('')]).describe('960 × 480; empty for none'),
  button: z
    .object({ EN: buttonTextSchema, PHP: buttonTextSchema, CN: buttonTextSchema })
    .describe('Empty for no button'),
  href: z.union([pathSchema, z.literal('')]).describe('Where the button leads; empty for no button'),
  audience: z.enum(popupAudiences),
  pages: z.array(z.enum(popupPages)).min(1, 'at least one page').max(popupPages.length),
  how_often: z.enum(popupRates),
  show_from: timeSchema.nullable().describe('Null to show it at once'),
  show_until: timeSchema.nullable().describe('Null to show it until it is switched off'),
});

/** The content of a document, by its name. */
export const contentSchemas = {
  banners: z.array(bannerSchema).max(12, 'at most 12 banners'),
  popups: z.array(popupDocumentSchema).max(10, 'at most 10 popups').describe('In their order'),
  menu: z.object({
    menu: z.array(menuPlaceSchema).max(40).describe('The entries that are shown, in their order'),
    game_menu: z.array(menuPlaceSchema).max(40),
  }),
  partners: z
    .array(
      z.object({
        partner_name: z.string().trim().min(1, 'a name').max(80, 'at most 80 characters'),
        href: linkSchema,
        img_url: pictureUrlSchema,
      }),
    )
    .max(40, 'at most 40 partners'),
  seo: z.array(
    z.object({
      page_name: z.enum(seoPages),
      title: textSchema(120),
      description: textSchema(320),
    }),
  ),
  news: z.array(newsItemDocumentSchema).max(200, 'at most 200 items'),
  about_us: textPageSchema,
  banking: textPageSchema,
  faqs: textPageSchema,
  privacy_policy: textPageSchema,
  responsible_gaming: textPageSchema,
  term_condition: textPageSchema,
} as const;

const themeNameSchema = z.string().regex(/^[a-z0-9-]{2,32}$/, 'a name of the list');
export const lookSchema = z.object({ theme_code: themeNameSchema, theme_color: themeNameSchema });
export const hostSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^(localhost|127\.0\.0\.1|([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63})$/,
    'a domain such as play.example.com, without https:// and without a path',
  );
export const siteNameSchema = z
  .string()
  .trim()
  .min(2, 'at least 2 characters')
  .max(60, 'at most 60 characters');
export const logoTextSchema = z.string().trim().min(1, 'a text').max(24, 'at most 24 characters');
export const languageCodeSchema = z.enum(['EN', 'PHP', 'CN', 'MMK', 'MNT', 'IDR']);
const spokenSchema = z.enum(['EN', 'PHP', 'CN']);
export const languagesSchema = z.object({
  default_language: spokenSchema,
  languages: z.array(languageCodeSchema).min(1, 'at least one language').max(6).describe('In their order'),
});
const noteSchema = z.string().trim().max(200, 'at most 200 characters');

export const settingsSchemas = {
  look: lookSchema,
  names: z.object({
    site_name: siteNameSchema,
    logo_text: logoTextSchema,
    logo1: pictureUrlSchema.describe('The wordmark'),
    logo2: pictureUrlSchema.describe('The mark alone'),
    favicon: pictureUrlSchema,
    share_image: pictureUrlSchema.describe('What messengers show beside a link; 1200 × 630'),
    contact_email: z.union([z.email('an e-mail address'), z.literal('')]),
  }),
  domains: z.object({
    domains: z
      .array(hostSchema)
      .min(1, 'at least one domain')
      .max(20)
      .describe('The first is the primary one'),
  }),
  languages: languagesSchema,
  currency: z.object({ currency: currencySchema }),
  socials: z.object({
    social_accounts: z
      .array(
        z.object({
          name: z.string().trim().min(1, 'a name').max(60, 'at most 60 characters'),
          href: z
            .string()
            .trim()
            .regex(/^https:\/\/[\w.-]{3,200}[!-~]{0,200}$/, 'an address that begins with https://'),
          icon: z.string().regex(/^[a-z0-9-]{1,40}$/, 'the name of an icon'),
        }),
      )
      .max(12, 'at most 12'),
    android_sub: z.union([linkSchema, z.literal('')]).describe('Where the Android app is'),
    ios_sub: z.union([linkSchema, z.literal('')]).describe('Where the iOS app is'),
    live_chat_id: z
      .string()
      .trim()
      .regex(/^[\w.-]{0,64}$/, 'at most 64 letters, digits, dots or dashes')
      .default('')
      .describe('Of the site at the chat service; empty for no chat'),
  }),
  maintenance: z.object({
    is_maintenance: z.boolean(),
    end: timeSchema.nullable().describe('To which players see it counted down'),
    message: z.object({ EN: noteSchema, PHP: noteSchema, CN: noteSchema }),
  }),
} as const;

/**
 * An origin in the syntax of a content security policy: https and a host, optionally with `*.` in front and a port,
 * without a path.
 */
export const httpsOriginSchema = z
  .string()
  .regex(
    /^https:\/\/(\*\.)?([a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}(:\d{1,5})?$/,
    'an origin like https://measure.example',
  );

/** What the pages of a site run for analytics and chat, in its order. */
export const siteScriptsSchema = z
  .array(
    z.object({
      section: z.enum(['HEAD', 'BODY']).describe('Where in the page it stands'),
      script: z
        .string()
        .trim()
        .min(1, 'JavaScript, or the snippet of a service')
        .max(20_000, 'at most 20,000 characters'),
      origins: z
        .array(httpsOriginSchema)
        .max(20, 'at most 20 entries')
        .describe('Other origins that it loads from or sends to; pages allow no more'),
    }),
  )
  .max(10, 'at most 10 entries');
export type SiteScripts = z.output<typeof siteScriptsSchema>;

/** A document with its content. */
export const contentChangeSchema = z.discriminatedUnion('document', [
  z.object({ document: z.literal('banners'), content: contentSchemas.banners }),
  z.object({ document: z.literal('popups'), content: contentSchemas.popups }),
  z.object({ document: z.literal('menu'), content: contentSchemas.menu }),
  z.object({ document: z.literal('partners'), content: contentSchemas.partners }),
  z.object({ document: z.literal('seo'), content: contentSchemas.seo }),
  z.object({ document: z.literal('news'), content: contentSchemas.news }),
  z.object({ document: z.enum(textPages), content: textPageSchema }),
]);
export type ContentChange = z.output<typeof contentChangeSchema>;

export const settingsChangeSchema = z.discriminatedUnion('document', [
  z.object({ document: z.literal('look'), content: settingsSchemas.look }),
  z.object({ document: z.literal('names'), content: settingsSchemas.names }),
  z.object({ document: z.literal('domains'), content: settingsSchemas.domains }),
  z.object({ document: z.literal('languages'), content: settingsSchemas.languages }),
  z.object({ document: z.literal('currency'), content: settingsSchemas.currency }),
  z.object({ document: z.literal('socials'), content: settingsSchemas.socials }),
  z.object({ document: z.literal('maintenance'), content: settingsSchemas.maintenance }),
]);
export type SettingsChange = z.output<typeof settingsChangeSchema>;

/** One change of a document that was published. */
export const revisionSchema = z.object({
  revision_id: z.uuid(),
  document: z.string(),
  operator_name: z.string(),
  at: timeSchema,
  before: z.json(),
  after: z.json(),
  restores: z.uuid().nullable().describe('The change whose content this one brought back'),
});

/** The code of a new site, which names it for ever in addresses and commands. */
export const newSiteCodeSchema = z
  .string()
  .trim()
  .regex(/^[a-z0-9][a-z0-9-]{1,31}$/, '2 to 32 small letters, digits or dashes');
