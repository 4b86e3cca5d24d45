export { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
export { SetPasswordPage } from './SetPasswordPage.tsx';
