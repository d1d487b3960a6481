/** Keeps the shell alive where the board of a game breaks. */
import { Component, type ReactNode } from 'react';

type BoundaryProps = { children: ReactNode; fallback: ReactNode; onBroken: () => void };

/** Shows the fallback from the first error on. A class, because React has no other way to catch what drawing throws. */
export class BoardBoundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(): void {
    this.props.onBroken();
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback : this.props.children;
  }
}
