/** Icons, drawn as strokes in a box of 24 × 24. */

export const ICONS = {
  undo: 'M9 7H15a5 5 0 0 1 0 10H8M9 7l4-4M9 7l4 4',
  reset: 'M5 12a7 7 0 1 0 2.2-5.1M7 3v4h4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6L6 18',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.100h5c0-.9.4-1.6 1-2.100A6 6 0 0 0 12 3z',
  book: 'M12 6c-2-1.5-5-2-8-1.500v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.500v-13c-3-.5-6 0-8 1.500zm0 0v13',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2',
  moon: 'M20 14a8 8 0 1 1-9.5-10.500A6.5 6.5 0 0 0 20 14z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  chat: 'M4 5h16v11H10l-5 4v-4H4z',
  market: 'M4 10v9h16v-9M3 10l2-6h14l2 6M9 19v-5h6v5',
  cards: 'M8 4h11v14H8zM5 7v14h11',
  palace: 'M4 20V10l3-4 3 4v10M14 20V10l3-4 3 4v10M10 20v-6h4v6',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0M16 4.500a3.5 3.5 0 0 1 0 6.500M17.5 14a6.5 6.5 0 0 1 4 6',
  list: 'M4 6h16M4 12h16M4 18h10',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  flag: 'M5 21V4h12l-2 4 2 4H5',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1',
  play: 'M7 4l13 8-13 8z',
  pause: 'M7 4v16M17 4v16',
  first: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M15 5l-8 7 8 7',
  forward: 'M9 5l8 7-8 7',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  sound: 'M4 9v6h4l5 4V5L8 9zM16.5 9a4 4 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4',
  lock: 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M5 19l3-3M16 8l3-3',
} as const;

export type IconName = keyof typeof ICONS;
