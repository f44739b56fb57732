import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from './paths.ts';

/** Spec: the address's query is watched every 500 ms. */
const EVERY = 500;
const BASE = '/app';

/**
 * Follows a query that changed without the router, as a partner's own header or a script of theirs may do: the screen
 * shows what the address says.
 */
export function UrlWatch() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const shown = useRef(search);
  useEffect(() => {
    shown.current = search;
  }, [search]);
  useEffect(() => {
    const timer = setInterval(() => {
      const { pathname, search: now, hash } = window.location;
      if (now === shown.current || !pathname.startsWith(BASE)) return;
      shown.current = now;
      const { usr } = (window.history.state ?? {}) as { usr?: unknown };
      void navigate((pathname.slice(BASE.length) || paths.home) + now + hash, { replace: true, state: usr });
    }, EVERY);
    return () => clearInterval(timer);
  }, [navigate]);
  return null;
}
