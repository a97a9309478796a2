/** The owner of tiles that no player has, in score lines and events. */
export const NEUTRAL = -1;
