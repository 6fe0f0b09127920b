import { type BodyView, FACE, FIGURE } from './body-shapes.ts';

const OUTLINE = 'stroke-ink stroke-[1.6px] [stroke-linejoin:round] [stroke-linecap:round]';
const SKIN = `fill-surface-raised ${OUTLINE}`;
const CLOTH = `fill-brand-soft ${OUTLINE}`;
const DARK = 'fill-brand stroke-brand stroke-[1.6px] [stroke-linejoin:round]';
const LINE = `fill-transparent ${OUTLINE}`;
const DETAIL = 'fill-transparent stroke-line-strong stroke-[1.4px] [stroke-linecap:round]';

/** One of the three drawings of a person, in the style of a Delft tile. Decoration only. */
export function BodyPicture({ view }: { view: BodyView }) {
  if (view === 'face') return <FacePicture />;
  return view === 'front' ? <FrontPicture /> : <BackPicture />;
}

/** The same path on both sides of the middle. */
function Both({ path, className }: { path: string; className: string }) {
  return (
    <>
      <path d={path} className={className} />
      <path d={path} className={className} transform="scale(-1 1)" />
    </>
  );
}

function FacePicture() {
  return (
    <>
      <path d={FACE.neck} className={SKIN} />
      <path d={FACE.collar} className={CLOTH} />
      <Both path={FACE.ear} className={SKIN} />
      <Both path={FACE.earFold} className={DETAIL} />
      <path d={FACE.head} className={SKIN} />
      <path d={FACE.hair} className={DARK} />
      <Both
        path={FACE.brow}
        className="fill-transparent stroke-brand stroke-[3.5px] [stroke-linecap:round]"
      />
      <Both path={FACE.eye} className={SKIN} />
      <circle cx="30" cy="104" r="6" className="fill-brand" />
      <circle cx="-30" cy="104" r="6" className="fill-brand" />
      <path d={FACE.nose} className={LINE} />
      <path d={FACE.mouth} className={CLOTH} />
      <path d={FACE.lips} className={LINE} />
    </>
  );
}

function FrontPicture() {
  return (
    <>
      <Both path={FIGURE.foot} className={SKIN} />
      <Both path={FIGURE.toes} className={DETAIL} />
      <Both path={FIGURE.shin} className={SKIN} />
      <Both path="M17 304c4 4 10 4 14 0" className={DETAIL} />
      <path d={FIGURE.shorts} className={DARK} />
      <path d={FIGURE.neck} className={SKIN} />
      <Both path={FIGURE.hand} className={SKIN} />
      <Both path={FIGURE.fingers} className={DETAIL} />
      <Both path={FIGURE.forearm} className={SKIN} />
      <path d={FIGURE.shirt} className={CLOTH} />
      <Both path={FIGURE.ear} className={SKIN} />
      <path d={FIGURE.head} className={SKIN} />
      <path d={FIGURE.hairFront} className={DARK} />
      <Both path="M5 28h6" className={LINE} />
      <path d="M-5 42c3 2 7 2 10 0M0 30l-2 6h3" className={LINE} />
    </>
  );
}

function BackPicture() {
  return (
    <>
      <Both path={FIGURE.heel} className={SKIN} />
      <Both path={FIGURE.shin} className={SKIN} />
      <Both path="M15 296c5 2 11 2 16 0" className={DETAIL} />
      <path d={FIGURE.shorts} className={DARK} />
      <Both path={FIGURE.hand} className={SKIN} />
      <Both path={FIGURE.fingers} className={DETAIL} />
      <Both path={FIGURE.forearm} className={SKIN} />
      <path d={FIGURE.neckBack} className={SKIN} />
      <path d={FIGURE.shirtBack} className={CLOTH} />
      <path d="M0 78v88" className={DETAIL} />
      <Both path="M12 92c8 4 14 12 15 22" className={DETAIL} />
      <Both path={FIGURE.ear} className={SKIN} />
      <path d={FIGURE.hairBack} className={DARK} />
    </>
  );
}
