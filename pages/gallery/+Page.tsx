import { CallPanel } from '../../components/CallPanel/CallPanel.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { useData } from '../../components/PageContext/PageContext.tsx';
import type { data } from './+data.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { Projects } from './Projects.tsx';

export function Page() {
  const { gallery, featured, projects } = useData<typeof data>();
  return (
    <>
      <Hero size="page" {...gallery.hero} />
      <BeforeAfter beforeAfter={gallery.beforeAfter} />
      {projects.length > 0 && (
        <Projects gallery={gallery} featured={featured} projects={projects} />
      )}
      <CallPanel call={gallery.call} />
    </>
  );
}
