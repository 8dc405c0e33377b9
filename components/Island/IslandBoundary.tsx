import { Component, type ReactNode } from 'react';
import styles from './IslandBoundary.module.scss';

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
    if (!error) return this.props.children;
    return (
      <div role="alert" className={styles.screen}>
        <h2 className={styles.heading}>{this.props.failure}</h2>
        <p className={styles.message}>{error.message}</p>
      </div>
    );
  }
}
