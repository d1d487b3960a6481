/** What a visitor's device and browser are, each a flag of its own. */
export interface DeviceFlags {
  readonly mobile: boolean;
  readonly tablet: boolean;
  readonly desktop: boolean;
  readonly iOS: boolean;
  readonly Android: boolean;
  readonly Windows: boolean;
  readonly macOS: boolean;
  readonly Safari: boolean;
  readonly Firefox: boolean;
  readonly Edge: boolean;
  readonly Chrome: boolean;
  readonly Samsung: boolean;
  readonly crawler: boolean;
}

/**
 * The flags out of a browser's own description. An iPad that calls itself a Mac is known by its touch points. Browsers claim
 * to be one another: the one that names itself last and most exactly counts.
 */
export function deviceFlags(userAgent: string, maxTouchPoints = 0): DeviceFlags {
  const says = (pattern: RegExp): boolean => pattern.test(userAgent);
  const isIPad = says(/iPad/) || (says(/Macintosh/) && maxTouchPoints > 1);
  const Android = says(/Android/);
  const iOS = isIPad || says(/iPhone|iPod/);
  const tablet = isIPad || says(/Tablet|PlayBook|Silk/) || (Android && !says(/Mobile/));
  const mobile = !tablet && says(/Mobi|iPhone|iPod/);
  const Edge = says(/Edge?\/|EdgA\/|EdgiOS\//);
  const Samsung = says(/SamsungBrowser\//);
  const Firefox = says(/Firefox\/|FxiOS\//);
  const Chrome = !Edge && !Samsung && says(/Chrome\/|CriOS\//) && !says(/OPR\//);
  return {
    mobile,
    tablet,
    desktop: !mobile && !tablet,
    iOS,
    Android,
    Windows: says(/Windows/),
    macOS: says(/Macintosh/) && !isIPad,
    Safari: says(/Safari\//) && !Chrome && !Edge && !Samsung && !Firefox && !says(/Chrome\/|CriOS\//),
    Firefox,
    Edge,
    Chrome,
    Samsung,
    crawler: says(/bot|crawl|spider|slurp|facebookexternalhit|Lighthouse/i),
  };
}
