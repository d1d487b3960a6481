/** The templates that are built, by code, with what they are called. Written by `npm run themes:registries`. */
export const templateNames: Readonly<Record<string, string>> = {
  casino1: 'Grand Salon',
  casino2: 'Riviera',
  casino3: 'Neon Alley',
  casino4: 'Lotus',
  casino5: 'Night Desk',
  casino6: 'Palace Doors',
  casino7: 'Velvet Stage',
  casino8: 'Aurora',
  casino9: 'Atlas',
  slot1: 'Candy Pop',
  slot2: 'Jungle Run',
  slot3: "Arcade '84",
  slot4: 'Deep Blue',
  slot5: 'Fiesta',
  slot6: 'Comic',
  slot7: 'Monolith',
};

export interface PaletteColours {
  readonly canvas: string;
  readonly text: string;
  readonly accent: string;
  readonly onAccent: string;
}

/** The chief colours of each palette, for samples of it and for marks that are made. Written by `npm run themes:registries`. */
export const paletteColours: Readonly<Record<string, Readonly<Record<string, PaletteColours>>>> = {
  casino1: {
    gold: { canvas: '#0a0807', text: '#f6efe2', accent: '#d9b365', onAccent: '#1c1204' },
    ruby: { canvas: '#0d0607', text: '#f9ecea', accent: '#e8808a', onAccent: '#2a0408' },
    emerald: { canvas: '#050a08', text: '#ebf5ef', accent: '#74cfa2', onAccent: '#03200f' },
    sapphire: { canvas: '#060912', text: '#edf2fb', accent: '#9fc0f5', onAccent: '#06132d' },
    amethyst: { canvas: '#0a0710', text: '#f3eefb', accent: '#c7a4f2', onAccent: '#1b0836' },
  },
  casino2: {
    azure: { canvas: '#fbf6ea', text: '#10263c', accent: '#0a62ad', onAccent: '#ffffff' },
    coral: { canvas: '#fcf4ee', text: '#3a1c18', accent: '#bd3a2a', onAccent: '#ffffff' },
    olive: { canvas: '#f8f6e8', text: '#23280f', accent: '#56641b', onAccent: '#ffffff' },
    lavender: { canvas: '#f8f5fb', text: '#281c40', accent: '#6544ad', onAccent: '#ffffff' },
    sand: { canvas: '#f6eddd', text: '#2f2413', accent: '#1f6a67', onAccent: '#ffffff' },
  },
  casino3: {
    magenta: { canvas: '#0a0612', text: '#f6effc', accent: '#ff3ea0', onAccent: '#1f0010' },
    cyan: { canvas: '#030d13', text: '#eaf8fd', accent: '#1fdcff', onAccent: '#00151c' },
    acid: { canvas: '#090c04', text: '#f6fbe8', accent: '#b8ff1f', onAccent: '#142000' },
    ultraviolet: { canvas: '#0a0820', text: '#f2f0ff', accent: '#a185ff', onAccent: '#0d0230' },
    ember: { canvas: '#120604', text: '#fff1ea', accent: '#ff6a2b', onAccent: '#210900' },
  },
  casino4: {
    vermilion: { canvas: '#720c11', text: '#fff3dc', accent: '#f2bd4b', onAccent: '#3a0a06' },
    jade: { canvas: '#07382e', text: '#f3f8ea', accent: '#efc05a', onAccent: '#2c1a02' },
    imperial: { canvas: '#fbe5a6', text: '#34100a', accent: '#a9121a', onAccent: '#fff3d6' },
    plum: { canvas: '#3a1030', text: '#fff0f4', accent: '#ff9db9', onAccent: '#40071f' },
    ink: { canvas: '#eeebe3', text: '#16161a', accent: '#a81c1c', onAccent: '#fff7ec' },
  },
  casino5: {
    slate: { canvas: '#0d1116', text: '#e9eef4', accent: '#c3f03c', onAccent: '#131b02' },
    forest: { canvas: '#0a120e', text: '#e8f3ed', accent: '#ffb545', onAccent: '#271500' },
    indigo: { canvas: '#0f1024', text: '#eeeffc', accent: '#7fd0ff', onAccent: '#02192a' },
    wine: { canvas: '#180a10', text: '#faedf2', accent: '#ff9f7f', onAccent: '#2d0c00' },
    steel: { canvas: '#e9edf1', text: '#101820', accent: '#0b52c4', onAccent: '#ffffff' },
  },
  casino6: {
    'imperial-gold': { canvas: '#efe3c8', text: '#26160a', accent: '#8a4b08', onAccent: '#fff8e6' },
    carmine: { canvas: '#2c060e', text: '#fdeeea', accent: '#f0b54a', onAccent: '#341003' },
    teal: { canvas: '#d9e8e4', text: '#08231f', accent: '#0a5f55', onAccent: '#f1fffb' },
    violet: { canvas: '#1a1030', text: '#f5f0ff', accent: '#d7b25c', onAccent: '#231405' },
    bronze: { canvas: '#1c1712', text: '#f8f1e6', accent: '#d9935a', onAccent: '#241004' },
  },
  casino7: {
    crimson: { canvas: '#18070a', text: '#fff1e2', accent: '#ffe3ae', onAccent: '#3d0810' },
    midnight: { canvas: '#060a1c', text: '#f0f3ff', accent: '#dfe8ff', onAccent: '#0a1238' },
    bottle: { canvas: '#041510', text: '#f3f6e8', accent: '#f2e2a2', onAccent: '#0a2c1e' },
    plum: { canvas: '#150819', text: '#fdf0f8', accent: '#ffd6e2', onAccent: '#3f0a3a' },
    copper: { canvas: '#f5e6d5', text: '#2b140a', accent: '#8c3411', onAccent: '#fff3e4' },
  },
  casino8: {
    aurora: { canvas: '#060b1a', text: '#eef6ff', accent: '#4ff0b5', onAccent: '#04231a' },
    dusk: { canvas: '#1a0d26', text: '#fff4ef', accent: '#ffb06b', onAccent: '#2d1200' },
    mint: { canvas: '#e4f6ee', text: '#0a2a22', accent: '#0b7558', onAccent: '#ffffff' },
    rose: { canvas: '#fcebf0', text: '#3b0f24', accent: '#b81d5b', onAccent: '#ffffff' },
    polar: { canvas: '#eef4fb', text: '#0a1c36', accent: '#1457d6', onAccent: '#ffffff' },
  },
  casino9: {
    graphite: { canvas: '#131416', text: '#f4f4f0', accent: '#d3f255', onAccent: '#161b02' },
    ocean: { canvas: '#04121d', text: '#eef8fb', accent: '#54dbe8', onAccent: '#022227' },
    moss: { canvas: '#dfe3d0', text: '#171f10', accent: '#2f5a2d', onAccent: '#f4ffe8' },
    clay: { canvas: '#ecdacb', text: '#2a150b', accent: '#a53c17', onAccent: '#fff5ee' },
    iris: { canvas: '#171230', text: '#f6f3ff', accent: '#c1acff', onAccent: '#1b0f42' },
  },
  slot1: {
    bubblegum: { canvas: '#fff1f8', text: '#3b0f33', accent: '#cb1673', onAccent: '#ffffff' },
    mint: { canvas: '#ecfbf4', text: '#06342b', accent: '#08745c', onAccent: '#ffffff' },
    lemon: { canvas: '#fffbe3', text: '#2f2800', accent: '#2455c8', onAccent: '#ffffff' },
    blueberry: { canvas: '#1c1950', text: '#f6f2ff', accent: '#ff9fce', onAccent: '#420a31' },
    peach: { canvas: '#fff4ec', text: '#3d1708', accent: '#c2371b', onAccent: '#ffffff' },
  },
  slot2: {
    canopy: { canvas: '#0a2a20', text: '#f3fbe9', accent: '#ffc93c', onAccent: '#3a1d00' },
    river: { canvas: '#08263a', text: '#effaff', accent: '#ffc93c', onAccent: '#3a1d00' },
    sunset: { canvas: '#35131c', text: '#fff4ea', accent: '#ffc93c', onAccent: '#3a1d00' },
    orchid: { canvas: '#261038', text: '#fbf2ff', accent: '#ff9ed2', onAccent: '#43052b' },
    temple: { canvas: '#262219', text: '#fbf6e6', accent: '#5fe0c3', onAccent: '#01342a' },
  },
  slot3: {
    sunset: { canvas: '#14082b', text: '#fdf3ff', accent: '#ff4f8f', onAccent: '#2a0016' },
    cyan: { canvas: '#03131e', text: '#e9fbff', accent: '#1fe0fb', onAccent: '#00232b' },
    vapor: { canvas: '#f8ecfc', text: '#2a1140', accent: '#a5189c', onAccent: '#ffffff' },
    matrix: { canvas: '#040a06', text: '#e4ffeb', accent: '#38f57a', onAccent: '#00210b' },
    amber: { canvas: '#120a02', text: '#fff0d4', accent: '#ffb000', onAccent: '#261500' },
  },
  slot4: {
    lagoon: { canvas: '#066078', text: '#ffffff', accent: '#ffcf4a', onAccent: '#2b1c00' },
    abyss: { canvas: '#101a52', text: '#ffffff', accent: '#3af0dd', onAccent: '#00211f' },
    reef: { canvas: '#5b2a72', text: '#ffffff', accent: '#ff9b7d', onAccent: '#380d00' },
    kelp: { canvas: '#14573c', text: '#ffffff', accent: '#eadb55', onAccent: '#262000' },
    arctic: { canvas: '#335a78', text: '#ffffff', accent: '#d3f4ff', onAccent: '#0b2b3d' },
  },
  slot5: {
    sampaguita: { canvas: '#fffaf1', text: '#2b1230', accent: '#c0135f', onAccent: '#ffffff' },
    mangga: { canvas: '#ffe59a', text: '#351a00', accent: '#0c6b3c', onAccent: '#ffffff' },
    sinag: { canvas: '#4a0f14', text: '#fff4e2', accent: '#ffc22e', onAccent: '#3b1500' },
    dagat: { canvas: '#06304a', text: '#eefaff', accent: '#ffd23c', onAccent: '#2e1c00' },
    gabi: { canvas: '#1a0d33', text: '#f8f1ff', accent: '#ff7ab4', onAccent: '#3d0322' },
  },
  slot6: {
    primary: { canvas: '#f8f1e0', text: '#17130d', accent: '#d0161f', onAccent: '#ffffff' },
    noir: { canvas: '#0e0e0f', text: '#f5f3ee', accent: '#ff4a3d', onAccent: '#1f0000' },
    manga: { canvas: '#ffffff', text: '#0a0a0a', accent: '#cf1040', onAccent: '#ffffff' },
    mint: { canvas: '#e2f6ec', text: '#0b2a20', accent: '#cc2f57', onAccent: '#ffffff' },
    sepia: { canvas: '#efe1c4', text: '#2b1a0c', accent: '#9c3a1c', onAccent: '#ffffff' },
  },
  slot7: {
    signal: { canvas: '#ffffff', text: '#0a0a0a', accent: '#d6140a', onAccent: '#ffffff' },
    acid: { canvas: '#0a0b08', text: '#f6f9ec', accent: '#c6ff1a', onAccent: '#0a0b08' },
    cobalt: { canvas: '#0b2bf5', text: '#ffffff', accent: '#ffffff', onAccent: '#0b2bf5' },
    tangerine: { canvas: '#ff6f1f', text: '#140600', accent: '#140600', onAccent: '#ffffff' },
    paper: { canvas: '#f1ebdd', text: '#1b1813', accent: '#14532d', onAccent: '#ffffff' },
  },
};
