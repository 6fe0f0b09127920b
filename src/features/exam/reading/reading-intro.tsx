/** What is read in the reading game (REA-01). */
export function ReadingIntro() {
  return (
    <>
      <h2 className="text-xl font-bold">Read what comes through the letter box</h2>
      <p>
        Leaflets, e-mails and an advert, each with a few questions. The text stays on the screen: you may read
        it as often as you like.
      </p>
      <p>A tip for the exam: read the question first, then look for the answer in the text.</p>
    </>
  );
}
