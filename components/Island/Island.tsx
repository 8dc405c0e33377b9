import { renderToString } from 'react-dom/server';
import { useInterface } from '../PageContext/PageContext.tsx';
import { IslandBoundary } from './IslandBoundary.tsx';
import type { IslandComponent } from './island.ts';

/** When an island’s code is fetched: as it nears the view, or on first use. */
export type IslandTrigger = 'visible' | 'interaction';

interface IslandProps<Props extends object> {
  component: IslandComponent<Props>;
  trigger: IslandTrigger;
  /** Travels to the browser as JSON. */
  props: Props;
  /** The name under which it leaves something in the tab’s storage; found there, it starts at once. */
  resume?: string;
  /** Tells two islands of one kind on one page apart. */
  id?: string;
}

/**
 * Puts an island on a page.
 *
 * The component is rendered as a root of its own, as the browser will hydrate it: inside the
 * page’s tree `useId` would give other ids here than there, and labels would lose their fields.
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
