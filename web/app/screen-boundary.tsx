import { Component, type ReactNode } from 'react';
import { asError, isNotLoaded } from '#web/ui/load-again.ts';
import { ScreenFailed } from '#web/ui/screen-failed.tsx';

interface Props {
  children: ReactNode;
  /** Beside the page: its failure leaves a gap and no message. */
  isAside?: boolean;
}

/** Shows what a screen died of in its place, with a way on, so that no failure ends in an empty page. */
export class ScreenBoundary extends Component<Props, { error: Error | undefined }> {
  override state = { error: undefined as Error | undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: asError(error) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return this.props.isAside ? null : <ScreenFailed isMissing={isNotLoaded(error)} />;
  }
}
