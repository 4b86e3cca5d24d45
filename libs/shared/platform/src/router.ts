/**
 * The parts of the router that remotes may use. Remotes share this library instead of react-router, so that the shell
 * can change its router and no remote brings its own.
 */
export { useLocation, useNavigate, useSearchParams } from 'react-router';
