export { HashingBusy, hashing } from './HashingQueue.ts';
export { hashPassword, verifyPassword } from './passwords.ts';
export { SealedTexts } from './SealedTexts.ts';
export { type LinkSession, SignedLinks } from './SignedLinks.ts';
export { secretDigest } from './secretDigest.ts';
export { type TokenSubject, Tokens } from './tokens.ts';
