import { Component, type ComponentType, type ReactNode } from 'react';

interface IslandBoundaryProps {
  children: ReactNode;
  /** Called in the browser once the island answers to events, or has failed. */
  onReady?: () => void;
  /** What the browser shows in the place of an island that failed. */
  fallback?: ComponentType<{ error: Error }>;
}

interface IslandBoundaryState {
  error: Error | undefined;
}

/** Keeps a failure inside its island: the rest of the page goes on. */
export class IslandBoundary extends Component<IslandBoundaryProps, IslandBoundaryState> {
  override state: IslandBoundaryState = { error: undefined };

  static getDerivedStateFromError(error: unknown): IslandBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidMount() {
    this.props.onReady?.();
  }

  override render() {
    const { error } = this.state;
    const { children, fallback: Fallback } = this.props;
    if (!error) return children;
    return Fallback && <Fallback error={error} />;
  }
}
