/**
 * The router as a remote may use it: this library is shared in react-router's place, so the shell can change its router and
 * remotes bring none.
 */
export { useLocation, useNavigate, useNavigation, useParams, useSearchParams } from 'react-router';
