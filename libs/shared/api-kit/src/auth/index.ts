export { HashingBusy, hashing } from './HashingQueue.ts';
export { hashPassword, verifyPassword } from './passwords.ts';
export { LINK_MS, type LinkSession, SignedLinks } from './SignedLinks.ts';
export { TOKEN_HOURS, type TokenSubject, Tokens } from './tokens.ts';
