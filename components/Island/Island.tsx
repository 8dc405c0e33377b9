import { renderToString } from 'react-dom/server';
import { useInterface } from '../PageContext/PageContext.tsx';
import { IslandBoundary } from './IslandBoundary.tsx';
import type { IslandComponent } from './island.ts';

/** When an island’s code is fetched: as it nears the view, or on first use. */
export type IslandTrigger = 'visible' | 'interaction';

interface IslandProps<Props extends object> {
  component: IslandComponent<Props>;
  trigger: IslandTrigger;
  /** Sent to the browser as JSON. */
  props: Props;
  /** A key in the tab’s session storage; if it holds anything, the island starts at once. */
  resume?: string;
  /** Distinguishes two islands of the same kind on one page. */
  id?: string;
}

/**
 * Puts an island on a page.
 *
 * The component is rendered as a root of its own, as the browser will hydrate it: within the page’s
 * tree, `useId` would give other ids than in the browser, and labels would lose their fields.
 */
export function Island<Props extends object>({
  component: Component,
  trigger,
  props,
  resume,
  id = Component.islandName,
}: IslandProps<Props>) {
  const { failure } = useInterface().layout;
  const html = renderToString(
    <IslandBoundary failure={failure}>
      <Component {...props} />
    </IslandBoundary>,
    { identifierPrefix: id },
  );
  return (
    <div
      data-island={Component.islandName}
      data-island-id={id}
      data-trigger={trigger}
      data-resume={resume}
      data-failure={failure}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered and escaped it above.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
