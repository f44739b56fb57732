import { QueryClientProvider } from '@tanstack/react-query';
import { Provider as JotaiProvider } from 'jotai';
import { BrowserRouter } from 'react-router-dom';
import { ApiListener } from './api-listener.tsx';
import { AppRoutes } from './app-routes.tsx';
import { HeadingFocus } from './heading-focus.tsx';
import { PathKeeper } from './path-keeper.tsx';
import { queryClient } from './query-client.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { UserLoader } from './session/user-loader.tsx';
import { store } from '#web/ui/store.ts';
import { ThemeProvider } from './theme/theme-provider.tsx';
import { Toasts } from '#web/ui/toasts/toasts.tsx';
import { lazyAside } from '#web/ui/load-again.ts';

const Asides = lazyAside(() => import('./asides.tsx'));

/** Everything around the routes. */
export function App() {
  return (
    <JotaiProvider store={store}>
      <QueryClientProvider client={queryClient}>
        <ThemeProvider>
          <BrowserRouter basename="/app">
            <UserLoader />
            <ApiListener />
            <PathKeeper />
            <HeadingFocus />
            <AppRoutes />
            <ScreenBoundary isAside>
              <Asides />
            </ScreenBoundary>
            <ScreenBoundary isAside>
              <Toasts />
            </ScreenBoundary>
          </BrowserRouter>
        </ThemeProvider>
      </QueryClientProvider>
    </JotaiProvider>
  );
}
