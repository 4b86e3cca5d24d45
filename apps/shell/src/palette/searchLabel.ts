/** Stands on the button and in the box that it opens. */
export const SEARCH_LABEL = 'Search references or jump to…';
