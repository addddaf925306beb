import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.message.MongoMessage;
import io.netty.channel.Channel;
import java.util.Set;
import org.h2.mvstore.MVStore;

/**
 * A server that speaks the wire protocol of MongoDB, for tests. What it has answered stands in its file, even when it is
 * killed the moment after. Arguments: port (0 for a free one) and file. Prints "listening PORT" once it can be reached.
 */
public final class TestMongoServer extends H2Backend {
  /** MongoDB 5.0. The driver refuses the 8 that the library announces, though it needs nothing newer. */
  private static final int WIRE_VERSION = 13;

  private static final Set<String> WRITES =
      Set.of("insert", "update", "delete", "findandmodify", "create", "createindexes", "drop", "dropdatabase", "dropindexes");

  private TestMongoServer(MVStore store) {
    super(store);
  }

  @Override
  public Document handleMessage(MongoMessage message) {
    String command = message.getDocument().keySet().iterator().next();
    if (!WRITES.contains(command.toLowerCase())) return raised(super.handleMessage(message));
    // One write at a time: a commit must never keep half of another one.
    synchronized (this) {
      Document answer = super.handleMessage(message);
      commit();
      return answer;
    }
  }

  @Override
  public Document handleCommand(Channel channel, String database, String command, Document query) {
    return raised(super.handleCommand(channel, database, command, query));
  }

  private static Document raised(Document answer) {
    if (answer.containsKey("maxWireVersion")) answer.put("maxWireVersion", WIRE_VERSION);
    return answer;
  }

  public static void main(String[] arguments) {
    MVStore store = new MVStore.Builder().fileName(arguments[1]).autoCommitDisabled().open();
    // A killed process loses nothing that it handed to the system, so that old chunks need not be kept for long.
    store.setRetentionTime(1000);
    MongoServer server = new MongoServer(new TestMongoServer(store));
    server.bind("127.0.0.1", Integer.parseInt(arguments[0]));
    System.out.println("listening " + server.getLocalAddress().getPort());
  }
}
