import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import de.bwaldvogel.mongo.bson.Document;
import de.bwaldvogel.mongo.wire.message.MongoMessage;
import io.netty.channel.Channel;
import java.util.List;
import java.util.Set;
import org.h2.mvstore.MVStore;

/**
 * A server that speaks the wire protocol of MongoDB, for tests. What it has answered stands in its file, even when it is
 * killed the moment after. Arguments: port (0 for a free one) and file. With the name of a replica set and its own address
 * there it is reached from other machines too, and says that it is the primary of that set. Prints "listening PORT" once
 * it can be reached.
 */
public final class TestMongoServer extends H2Backend {
  /** MongoDB 5.0. The driver refuses the 8 that the library announces, though it needs nothing newer. */
  private static final int WIRE_VERSION = 13;

  private static final Set<String> WRITES =
      Set.of("insert", "update", "delete", "findandmodify", "create", "createindexes", "drop", "dropdatabase", "dropindexes");

  /** What it says of its replica set when a client connects. */
  private final Document membership;

  private TestMongoServer(MVStore store, Document membership) {
    super(store);
    this.membership = membership;
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

  private Document raised(Document answer) {
    if (!answer.containsKey("maxWireVersion")) return answer;
    answer.put("maxWireVersion", WIRE_VERSION);
    answer.putAll(membership);
    return answer;
  }

  private static Document primaryOf(String set, String address) {
    return new Document("setName", set)
        .append("setVersion", 1)
        .append("hosts", List.of(address))
        .append("primary", address)
        .append("me", address)
        .append("secondary", false);
  }

  public static void main(String[] arguments) {
    MVStore store = new MVStore.Builder().fileName(arguments[1]).autoCommitDisabled().open();
    // A killed process loses nothing that it handed to the system, so that old chunks need not be kept for long.
    store.setRetentionTime(1000);
    boolean isMember = arguments.length > 2;
    Document membership = isMember ? primaryOf(arguments[2], arguments[3]) : new Document();
    MongoServer server = new MongoServer(new TestMongoServer(store, membership));
    server.bind(isMember ? "0.0.0.0" : "127.0.0.1", Integer.parseInt(arguments[0]));
    System.out.println("listening " + server.getLocalAddress().getPort());
  }
}
