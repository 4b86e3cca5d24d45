import { useNavigate } from '@console/platform/router';
import { useEffect } from 'react';

/** Contacts have no list of their own, so their index redirects to the dashboard (O§2). */
export default function ContactIndexPage() {
  const navigate = useNavigate();
  useEffect(() => {
    navigate('/dashboard', { replace: true });
  }, [navigate]);
  return null;
}
