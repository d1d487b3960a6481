import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button } from '@marquee/ui/controls/button.tsx';
import { EmptyState } from '@marquee/ui/states/empty-state.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { ArrowUpToLine, Gamepad2, GripVertical } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { endpoints } from '../../api/endpoints.ts';
import { useSubmission } from '../../api/use-operation.ts';
import { LoadFailure } from '../../figures/load-failure.tsx';
import { FormMessage } from '../../forms/form-message.tsx';
import { say } from '../../session/toasts.ts';
import type { TableRowsState } from '../../table/data-table.tsx';
import { useWords } from '../../words/use-words.ts';
import { idOfGame, type Game } from './columns.tsx';
import { GameState } from './game-state.tsx';
import styles from './games.module.css';

/** The games of a site in its order, to be put in another one by pointer, by touch or by the keyboard. */
export function OrderList({
  site_code,
  state: { rows, failure, retry, more },
}: {
  site_code: string;
  state: TableRowsState<Game>;
}): ReactNode {
  const words = useWords();
  const submission = useSubmission();
  // Where a game was put stays until the list has come again.
  const [put, setPut] = useState<{ of: readonly Game[]; order: readonly Game[] }>();
  const games = put !== undefined && put.of === rows ? put.order : (rows ?? []);
  const ids = games.map(idOfGame);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  async function move(from: number, to: number): Promise<void> {
    const game = games[from];
    if (!rows || !game || from === to || to < 0) return;
    const order = arrayMove([...games], from, to);
    setPut({ of: rows, order });
    const before = order[to - 1];
    const keyOf = ({ provider_code, game_code }: Game) => ({ provider_code, game_code });
    const answer = await submission.run(endpoints.gamesMove, {
      site_code,
      game: keyOf(game),
      after: before ? keyOf(before) : null,
    });
    if (answer) say(words('games.order.moved', { game: game.game_name, place: answer.place }));
    else setPut(undefined);
  }
  function onDragEnd({ active, over }: DragEndEvent): void {
    if (over) void move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  }
  const nameOf = (id: string | number): string =>
    games.find((game) => idOfGame(game) === id)?.game_name ?? String(id);
  const told = (id: string | number, over: string | number | undefined) => ({
    game: nameOf(id),
    place: over === undefined ? 0 : ids.indexOf(String(over)) + 1,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => words('games.order.taken', { game: nameOf(active.id) }),
    onDragOver: ({ active, over }) =>
      over ? words('games.order.over', told(active.id, over.id)) : undefined,
    onDragEnd: ({ active, over }) =>
      over ? words('games.order.dropped', told(active.id, over.id)) : undefined,
    onDragCancel: ({ active }) => words('games.order.cancelled', { game: nameOf(active.id) }),
  };

  return (
    <>
      <p className={styles['hint']}>{words('games.order.hint')}</p>
      <FormMessage text={submission.message} />
      {failure !== undefined && rows === undefined && <LoadFailure failure={failure} retry={retry} />}
      {rows === undefined && failure === undefined && (
        <div aria-busy="true">
          <Skeleton height="20rem" radius="8px" />
        </div>
      )}
      {rows?.length === 0 && (
        <EmptyState
          picture={<Gamepad2 size={36} aria-hidden="true" />}
          title={words('games.none')}
          text={words('games.noneText')}
        />
      )}
      <section className={styles['order']} aria-label={words('games.order.label')}>
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          onDragEnd={onDragEnd}
          accessibility={{
            announcements,
            screenReaderInstructions: { draggable: words('games.order.instructions') },
          }}
        >
          <SortableContext items={ids} strategy={verticalListSortingStrategy}>
            <ol>
              {games.map((game, index) => (
                <OrderedGame
                  key={idOfGame(game)}
                  game={game}
                  place={index + 1}
                  onTop={() => void move(index, 0)}
                />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
        {more && (
          <div className={styles['more']}>
            <Button onClick={more}>{words('games.order.more')}</Button>
          </div>
        )}
      </section>
    </>
  );
}

function OrderedGame({ game, place, onTop }: { game: Game; place: number; onTop: () => void }): ReactNode {
  const words = useWords();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: idOfGame(game) });
  return (
    <li
      ref={setNodeRef}
      className={styles['moved']}
      data-held={isDragging || undefined}
      data-unseen={game.state !== 'shown' || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        type="button"
        role={undefined}
        className={styles['handle']}
        data-grip
        aria-roledescription={undefined}
        aria-label={words('games.order.handle', { game: game.game_name })}
      >
        <GripVertical size={16} aria-hidden="true" />
      </button>
      <span className={styles['number']}>{place}</span>
      <span className={styles['name']}>
        <img
          src={game.game_image}
          alt=""
          width={24}
          height={32}
          loading="lazy"
          className={styles['poster']}
        />
        <span>{game.game_name}</span>
      </span>
      <GameState game={game} />
      <button
        type="button"
        className={styles['handle']}
        disabled={place === 1}
        aria-label={words('games.order.top', { game: game.game_name })}
        onClick={onTop}
      >
        <ArrowUpToLine size={16} aria-hidden="true" />
      </button>
    </li>
  );
}
