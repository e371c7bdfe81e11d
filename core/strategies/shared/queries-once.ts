import type { Database, QueryResult } from "../../sql.ts";
import type { StrategyContext } from "../strategy.ts";

/** The context with a database that executes each query once, however often its result is asked for. */
export function withQueriesOnce(context: StrategyContext): StrategyContext {
  const { database } = context;
  return database === undefined ? context : { ...context, database: remembering(database) };
}

function remembering(database: Database): Database {
  const results = new Map<string, Promise<QueryResult>>();
  return {
    name: database.name,
    run(query, signal) {
      const result = results.get(query) ?? database.run(query, signal);
      results.set(query, result);
      return result;
    },
  };
}
