import type { IconNode } from 'lucide';
import type { ReactElement, SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Width and height in pixels. */
  size?: number;
}

export type Icon = (props: IconProps) => ReactElement;

/**
 * Lucide icon. Its shapes are inner HTML, because as elements they would be a quarter of all that a page renders.
 * Hidden from screen readers unless it has a label.
 */
export function icon(node: IconNode): Icon {
  const shapes = { __html: node.map(([tag, attributes]) => `<${tag} ${attributesText(attributes)}/>`).join('') };
  return ({ size = 24, ...props }) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={props['aria-label'] ? undefined : true}
      {...props}
      dangerouslySetInnerHTML={shapes}
    />
  );
}

const attributesText = (attributes: object): string =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');
