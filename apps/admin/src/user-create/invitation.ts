/** The query of the page for a new user that begins with an invitation. */
export const invitation = '?way=invitation';
