/** What `/` leads to says `data-search`; its `aria-keyshortcuts` tells everybody. */
export const searchTarget = { 'data-search': '', 'aria-keyshortcuts': '/' } as const;
