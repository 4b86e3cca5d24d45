export { type Notice, NoticeHost, type NoticeHostProps } from './NoticeHost.tsx';
