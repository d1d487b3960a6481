/** What is stacked in Sky Stack: a steel container, a wooden crate, an airmail parcel; and the hook of its crane. */
import type { Box } from '../../sky-stack.ts';
import heavy from './box-heavy.webp?url';
import light from './box-light.webp?url';
import normal from './box-normal.webp?url';
import hook from './crane-hook.webp?url';
import { Rendered } from './rendered.tsx';

const pictures: Readonly<Record<Box, string>> = { heavy, normal, light };

export const StackedBox = ({ box }: { box: Box }) => (
  <Rendered picture={pictures[box]} className={`stacked is-${box}`} />
);

export const CraneHook = () => <Rendered picture={hook} className="crane-hook" />;
