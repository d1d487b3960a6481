import { Component, type ReactNode } from 'react';

/**
 * Keeps what goes wrong in a part of the page to that part: in its place stands the fallback, or nothing, and the rest of the
 * page lives on. For parts that come late, whose code may not even arrive.
 */
export class Contained extends Component<{
  children: ReactNode;
  fallback?: ReactNode;
  /** Called when the part has failed. */
  onFault?: () => void;
}> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFault?.();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
