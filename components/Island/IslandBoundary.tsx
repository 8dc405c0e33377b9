import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen.tsx';

interface IslandBoundaryProps {
  /** The heading of the error message. */
  failure: string;
  children: ReactNode;
  /** Called in the browser once the island responds to events, or has failed. */
  onReady?: () => void;
}

interface IslandBoundaryState {
  error: Error | undefined;
}

/** Contains a failure in its island, which reports it: the rest of the page keeps working. */
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
    return error ? <ErrorScreen heading={this.props.failure} error={error} /> : this.props.children;
  }
}
