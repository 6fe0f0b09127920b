/** What KNM is, before the game (KNM-01). */
export function KnmIntro() {
  return (
    <>
      <h2 lang="nl" className="text-xl font-bold">
        Kennis van de Nederlandse Maatschappij
      </h2>
      <p>
        Questions about life in the Netherlands: work, school, health, history, government and more. They are
        in Dutch; you can show the English with each question.
      </p>
    </>
  );
}
