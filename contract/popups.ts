import { z } from 'zod';
import { popupAudiences, popupPages, popupRates } from './document-names.ts';

/** What a site says over its page by itself, in one language. */
export const popupSchema = z.object({
  popup_id: z.string().describe('By which a browser remembers it'),
  title: z.string(),
  body: z.string().describe('HTML that the server has cleaned'),
  image_url: z.string().describe('Empty without a picture'),
  button: z.string().describe('Empty without a button'),
  href: z.string().describe('The path of the site to which the button leads'),
  audience: z.enum(popupAudiences),
  pages: z.array(z.enum(popupPages)),
  how_often: z.enum(popupRates),
});
