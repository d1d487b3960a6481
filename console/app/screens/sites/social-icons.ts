/** The icons that the site has for accounts elsewhere. */
export const socialIcons = ['facebook', 'instagram', 'telegram', 'tiktok', 'x', 'youtube', 'viber'] as const;
