import { CallPanel } from '../../components/CallPanel/CallPanel.tsx';
import { Hero } from '../../components/Hero/Hero.tsx';
import { useData } from '../../components/PageContext/PageContext.tsx';
import type { data } from './+data.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { Featured } from './Featured.tsx';
import { Projects } from './Projects.tsx';

export function Page() {
  const { gallery, projects } = useData<typeof data>();
  return (
    <>
      <Hero size="page" {...gallery.hero} />
      {projects.length > 0 && (
        <>
          <Featured featured={gallery.featured} projects={projects} />
          <Projects words={gallery.projects} projects={projects} />
        </>
      )}
      <BeforeAfter beforeAfter={gallery.beforeAfter} />
      <CallPanel call={gallery.call} />
    </>
  );
}
