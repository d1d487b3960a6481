/** The folders of the site's pictures, below /art. */
export const imageFolders = ['payment', 'minigame', 'logos', 'footer', 'livechat', 'vip'] as const;
export type ImageFolder = (typeof imageFolders)[number];

/** The picture of a way to pay that has none of its own. */
export const paymentFallback = 'manual.png';

/** The address of a picture in one of the folders. */
export function imageAt(folder: ImageFolder, file: string): string {
  return `/art/${folder}/${file}`;
}

/** The picture of a category of games, 96 pixels square. */
export function categoryPicture(category: string): string {
  return `/art/category/${category.toLowerCase()}.webp`;
}
